#if !canImport(Darwin)
public import Dispatch

/// A source that reports changes to a file.
///
/// Only the app itself changes its files, so the source reports no changes.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The descriptor of the file.
  var handle: Int32 { get }
  /// The changes to the file.
  var data: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// Creates a source that reports changes to a file.
  ///
  /// - Parameters:
  ///   - fileDescriptor: The descriptor of the file.
  ///   - eventMask: The changes that count.
  ///   - queue: The queue of its handlers.
  /// - Returns: The source, which waits for `resume()`.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32,
    eventMask: FileSystemEvent,
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    let source = makeUserDataAddSource(queue: queue)
    guard let source = source as? DispatchSource else {
      preconditionFailure("every dispatch source must be a DispatchSource")
    }
    return source
  }
}

// Dispatch's own methods assume that every source is a `DispatchSource`, so no other class works.
extension DispatchSource: DispatchSourceFileSystemObject {
  /// The descriptor of the file, which is -1 because no file is watched.
  public var handle: Int32 { -1 }
  /// The changes since the last call of the handler, always empty because no file is watched.
  ///
  /// The value is always empty.
  public var data: FileSystemEvent { [] }
}
#endif
