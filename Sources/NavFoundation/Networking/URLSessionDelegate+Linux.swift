#if !canImport(Darwin)
public import Foundation

/// A receiver of the events of a session.
public protocol URLSessionDelegate: AnyObject {
  /// Reports that the session is no longer valid.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Reports that all events of a background session have been delivered.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  /// Ignores the invalidation of the session.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// Ignores the delivery of all events of a background session.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// A receiver of the events of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Reports that a task has finished.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  )
}

extension URLSessionTaskDelegate {
  /// Ignores the completion of a task.
  public func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}
}

/// A receiver of the data that tasks load.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Reports data that a task has loaded.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  /// Ignores data that a task has loaded.
  public func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive data: Data
  ) {}
}

/// A receiver of the files that tasks load.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Reports the loaded file, which is removed afterwards.
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  )
  /// Reports the progress of a load.
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  )
}

extension URLSessionDownloadDelegate {
  /// Ignores the progress of a load.
  public func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  ) {}
}
#endif
