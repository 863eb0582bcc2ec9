//! The relay's tests as one program, linked once.

mod logs;
