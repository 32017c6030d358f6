#if !canImport(Darwin)
public import Foundation

/// A receiver of a session's events.
public protocol URLSessionDelegate: AnyObject {
  /// Reports that the session is no longer valid.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Reports that all events of a background session were delivered.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
  /// Does nothing.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

/// A receiver of the events of a session's tasks.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Reports that a task is done.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  )
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}
}

/// A receiver of loaded data.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Reports data.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive data: Data
  ) {}
}

/// A receiver of loaded files.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Reports the file, which is removed afterwards.
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  )
  /// Reports progress.
  func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  )
}

extension URLSessionDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession,
    downloadTask: URLSessionDownloadTask,
    didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64,
    totalBytesExpectedToWrite: Int64
  ) {}
}
#endif
