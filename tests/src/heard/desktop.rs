//! A desktop on a virtual screen: a window manager, the accessibility bus, and Orca with a voice
//! that writes its sentences into a file.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::driver::{self, Driver};
use crate::engine::Browser;
use crate::{Engine, Page};

/// The time limit for the start of a program of the desktop, longer than any machine takes.
const MAX_START: Duration = Duration::from_secs(60);
/// The time between two looks at the voice's file.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// After this time without a word a listener presses the next key. Orca waits for changes of a page
/// up to half a second before it speaks.
const QUIET: Duration = Duration::from_millis(1_200);
/// The time limit for the sentences after one act.
const MAX_TALK: Duration = Duration::from_secs(30);

/// The time between the keys of a text that is typed.
const KEY_EVERY_MS: &str = "300";

const BUS_LAUNCHER: &str = "/usr/libexec/at-spi-bus-launcher";
const SPEECH_MODULES: &str = "/usr/lib/speech-dispatcher-modules";

/// Settings of Orca: letters that are typed are not said, and a loaded page is not read to its end.
const ORCA_SETTINGS: &str = r#"{
  "general": {"enableKeyEcho": false, "enableEchoByWord": false, "sayAllOnLoad": false,
              "pageSummaryOnLoad": false, "startingProfile": ["Default", "default"]},
  "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": false,
               "sayAllOnLoad": false, "pageSummaryOnLoad": false,
               "pronunciations": {}, "keybindings": {}}},
  "pronunciations": {}, "keybindings": {}
}"#;

/// A running desktop. Dropping the value ends all its programs.
pub struct Desktop {
    folder: PathBuf,
    variables: Vec<(&'static str, String)>,
    processes: Vec<Child>,
    drivers: Vec<(Engine, Driver)>,
}

impl Desktop {
    /// Starts all programs of the desktop, with their files in an empty folder; in a D-Bus session
    /// of its own.
    ///
    /// # Errors
    /// A sentence that names the program that did not start.
    pub fn start(folder: &Path) -> Result<Desktop, String> {
        let (screen, display) = driver::start_screen()?;
        let mut desktop = Desktop {
            folder: folder.to_owned(),
            variables: variables(folder, display),
            processes: vec![screen],
            drivers: Vec::new(),
        };
        desktop
            .write_settings()
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        desktop.ask_for_accessibility()?;
        desktop.spawn("openbox", &[])?;
        desktop.spawn(BUS_LAUNCHER, &["--launch-immediately"])?;
        let [settings, logs, socket] = ["speech", "speech-logs", "speech.socket"]
            .map(|name| folder.join(name).display().to_string());
        let of_speech = [
            "-s",
            "-t",
            "0",
            "-C",
            &settings,
            "-L",
            &logs,
            "-m",
            SPEECH_MODULES,
            "-c",
            "unix_socket",
            "-S",
            &socket,
        ];
        desktop.spawn("speech-dispatcher", &of_speech)?;
        within(MAX_START, || Path::new(&socket).exists())
            .then_some(())
            .ok_or("speech-dispatcher does not listen")?;
        desktop.spawn("orca", &["--replace"])?;
        within(MAX_START, || !desktop.said_from(0).is_empty())
            .then_some(())
            .ok_or("Orca does not speak")?;
        Ok(desktop)
    }

    /// Opens an empty page in a browser of an engine on the screen: Chromium or Firefox.
    ///
    /// # Errors
    /// A sentence, when the browser does not open.
    pub fn page(&mut self, engine: Engine) -> Result<Page, String> {
        let browser = Browser {
            is_on_screen: true,
            ..engine.whole()
        };
        if self.drivers.iter().all(|(each, _)| *each != engine) {
            let driver = Driver::start_with(browser, &self.variables)?;
            self.drivers.push((engine, driver));
        }
        let mut drivers = self.drivers.iter_mut();
        let (_, driver) = drivers
            .find(|(each, _)| *each == engine)
            .ok_or("it has no driver")?;
        driver.page(crate::page::Look::close(Engine::Chromium.whole()))
    }

    /// Presses a key, named as X names it, such as `Tab` or `shift+h`.
    ///
    /// # Errors
    /// A sentence, when the key cannot be pressed.
    pub fn press(&self, key: &str) -> Result<(), String> {
        self.xdotool(&["key", "--clearmodifiers", key])
    }

    /// Types a text as a person types it, a key after the other.
    ///
    /// # Errors
    /// A sentence, when the text cannot be typed.
    pub fn write(&self, text: &str) -> Result<(), String> {
        self.xdotool(&["type", "--delay", KEY_EVERY_MS, text])
    }

    fn xdotool(&self, words: &[&str]) -> Result<(), String> {
        match self.command("xdotool", words).status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("xdotool {}: {status}", words.join(" "))),
            Err(error) => Err(format!("xdotool did not start: {error}")),
        }
    }

    /// The number of bytes that the voice has said so far.
    pub fn heard_bytes(&self) -> usize {
        fs::read(self.voice()).map_or(0, |bytes| bytes.len())
    }

    /// Waits until nothing more is said, and returns the sentences after so many bytes.
    pub fn sentences_from(&self, start: usize) -> Vec<String> {
        let begin = Instant::now();
        let (mut last_bytes, mut changed_at) = (self.heard_bytes(), Instant::now());
        while changed_at.elapsed() < QUIET && begin.elapsed() < MAX_TALK {
            thread::sleep(LOOK_EVERY);
            let bytes = self.heard_bytes();
            if bytes != last_bytes {
                (last_bytes, changed_at) = (bytes, Instant::now());
            }
        }
        self.said_from(start)
    }

    fn said_from(&self, start: usize) -> Vec<String> {
        let bytes = fs::read(self.voice()).unwrap_or_default();
        let text = String::from_utf8_lossy(bytes.get(start..).unwrap_or_default());
        let lines = text.lines().map(str::trim);
        lines
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect()
    }

    fn voice(&self) -> PathBuf {
        self.folder.join("voice.txt")
    }

    fn write_settings(&self) -> std::io::Result<()> {
        let folder = &self.folder;
        for name in [
            "home",
            "run",
            "speech/modules",
            "speech-logs",
            "data/orca",
            "settings",
        ] {
            fs::create_dir_all(folder.join(name))?;
        }
        fs::set_permissions(folder.join("run"), fs::Permissions::from_mode(0o700))?;
        fs::write(folder.join("data/orca/user-settings.conf"), ORCA_SETTINGS)?;
        let script = folder.join("say");
        let voice = self.voice();
        fs::write(
            &script,
            format!(
                "#!/bin/sh\nprintf '%s\\n' \"$1\" >> '{}'\n",
                voice.display()
            ),
        )?;
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755))?;
        fs::write(
            folder.join("speech/speechd.conf"),
            "LogLevel 1\nDisableAutoSpawn\nAudioOutputMethod \"libao\"\nAddModule \"file\" \"sd_generic\" \"file.conf\"\n\
             DefaultModule file\nDefaultLanguage \"en\"\n",
        )?;
        fs::write(
            folder.join("speech/modules/file.conf"),
            format!(
                "GenericExecuteSynth \"{} \\'$DATA\\'\"\n\
                 GenericMaxChunkLength 5000\nGenericDelimiters \"\u{1}\"\n\
                 GenericLanguage \"en\" \"en\" \"utf-8\"\nAddVoice \"en\" \"MALE1\" \"en\"\n",
                script.display()
            ),
        )
    }

    /// Tells the desktop's settings that there is a screen reader.
    fn ask_for_accessibility(&self) -> Result<(), String> {
        for (schema, key) in [
            ("org.gnome.desktop.interface", "toolkit-accessibility"),
            (
                "org.gnome.desktop.a11y.applications",
                "screen-reader-enabled",
            ),
        ] {
            let set = self
                .command("gsettings", &["set", schema, key, "true"])
                .status();
            set.map_err(|error| format!("gsettings did not start: {error}"))?;
        }
        Ok(())
    }

    pub(super) fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command
            .args(arguments)
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null());
        command
    }

    fn spawn(&mut self, program: &str, arguments: &[&str]) -> Result<(), String> {
        let name = program.rsplit('/').next().unwrap_or(program);
        let log = self.folder.join(format!("{name}.log"));
        let file = File::create(&log).and_then(|file| Ok((file.try_clone()?, file)));
        let (out, err) = file.map_err(|error| format!("{}: {error}", log.display()))?;
        let child = self
            .command(program, arguments)
            .stdout(out)
            .stderr(err)
            .spawn()
            .map_err(|error| format!("{program} did not start: {error}"))?;
        self.processes.push(child);
        Ok(())
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        self.drivers.clear();
        for process in self.processes.iter_mut().rev() {
            driver::end(Some(process));
        }
    }
}

/// The variables of all programs of the desktop.
fn variables(folder: &Path, display: String) -> Vec<(&'static str, String)> {
    let of = |name: &str| folder.join(name).display().to_string();
    let path = std::env::var("PATH").unwrap_or_default();
    vec![
        ("DISPLAY", display),
        ("HOME", of("home")),
        ("XDG_RUNTIME_DIR", of("run")),
        ("XDG_CONFIG_HOME", of("settings")),
        ("XDG_DATA_HOME", of("data")),
        (
            "SPEECHD_ADDRESS",
            format!("unix_socket:{}", of("speech.socket")),
        ),
        ("GTK_MODULES", "gail:atk-bridge".to_owned()),
        ("ACCESSIBILITY_ENABLED", "1".to_owned()),
        ("GNOME_ACCESSIBILITY", "1".to_owned()),
        ("LIBGL_ALWAYS_SOFTWARE", "1".to_owned()),
        ("LANG", "C.UTF-8".to_owned()),
        // Orca needs the system's own Python.
        ("PATH", format!("/usr/bin:{path}")),
    ]
}

/// Waits until the condition holds, for at most `limit`; returns whether it did.
pub(super) fn within(limit: Duration, mut condition: impl FnMut() -> bool) -> bool {
    let begin = Instant::now();
    while begin.elapsed() < limit {
        if condition() {
            return true;
        }
        thread::sleep(LOOK_EVERY);
    }
    false
}
