//! An allocator that counts, to prove that the rules allocate nothing.

// The allocator trait is unsafe to implement. This one forwards every call unchanged.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// For this thread only, so that parallel tests do not disturb the count.
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator with a counter. A test binary installs it with `#[global_allocator]`.
#[derive(Debug)]
pub struct Counting;

impl Counting {
    /// The number of allocations made by the work.
    pub fn calls_in(work: impl FnOnce()) -> u64 {
        let before = CALLS.get();
        work();
        CALLS.get() - before
    }
}

fn count() {
    // A thread that is ending no longer has a counter; no one measures it.
    let _ = CALLS.try_with(|calls| calls.set(calls.get() + 1));
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc_zeroed(layout) }
    }
    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(place, layout, size) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}
