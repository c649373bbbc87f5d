//! Returns memory to the system after a rush of connections.
//!
//! Each connection has buffers. When they are freed, the allocator of the C library keeps the pages
//! for later, and a server that was attacked once would stay several times as large as it needs to
//! be.

/// Returns freed memory to the system. Takes some milliseconds: not for threads that serve pages.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "the C library has no safe way to ask for this")]
pub fn give_back() {
    // SAFETY: malloc_trim may be called at any time from any thread; it only releases free pages.
    unsafe { libc::malloc_trim(0) };
}

/// Other allocators return memory automatically.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_back() {}
