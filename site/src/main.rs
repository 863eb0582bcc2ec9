//! `score-site FOLDER PORT`: serves a built page on this machine alone.

use std::error::Error;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("score-site: {error}.");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, port] = arguments.as_slice() else {
        return Err("give the folder to serve and the port to begin with".into());
    };
    let port: u16 = port.parse().map_err(|_| "a port is a number up to 65535")?;
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(async {
            let listener = score_site::listen(port).await?;
            let served_port = listener.local_addr()?.port();
            if served_port != port {
                println!("Port {port} is taken.");
            }
            println!("Score is at http://127.0.0.1:{served_port}/");
            println!("(Ctrl-C ends it.)");
            score_site::serve(listener, score_site::routes(folder), std::future::pending()).await?;
            Ok(())
        })
}
