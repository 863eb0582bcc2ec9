//! For how long a program has worked.

/// A hundredth of a second, in which Linux counts a program's time.
const TICKS_IN_A_SECOND: f64 = 100.0;

/// For how long the program of this process has worked, on all cores together, in seconds (Linux).
pub fn worked_s(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat"));
    let status = status.unwrap_or_default();
    // The name before may hold anything but this.
    let numbers = status.rsplit_once(')').map_or("", |(_, numbers)| numbers);
    let numbers: Vec<&str> = numbers.split_whitespace().collect();
    let ticks = |index: usize| numbers.get(index).and_then(|number| number.parse().ok());
    (ticks(11).unwrap_or(f64::NAN) + ticks(12).unwrap_or(0.0)) / TICKS_IN_A_SECOND
}
