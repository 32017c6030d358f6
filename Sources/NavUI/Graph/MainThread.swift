/// Whether the caller runs on the main thread.
///
/// - Returns: True on the main thread.
package func isMainThread() -> Bool {
  Thread.isMainThread
}
