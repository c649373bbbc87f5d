//! Many jobs at a time.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// The results of all jobs, in their order: floating-point sums depend on it. `progress` gets the
/// number of finished jobs.
pub fn in_parallel<T: Send>(
    jobs: usize,
    threads: usize,
    progress: &dyn Fn(usize),
    job: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    let mut results = Vec::with_capacity(jobs);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (send, next, job) = (send.clone(), &next, &job);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= jobs || send.send((number, job(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for result in receive {
            results.push(result);
            progress(results.len());
        }
    });
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
