#if !canImport(Darwin)
public import Dispatch

/// A source that reports changes of a file; only the app itself changes its files here, so it reports nothing.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The descriptor of the file.
  var handle: Int32 { get }
  /// The changes of the file.
  var data: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// Creates a source that reports changes of a file.
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
      preconditionFailure("Dispatch makes sources of one class")
    }
    return source
  }
}

// Dispatch's own methods assume that every source is a `DispatchSource`, so no other class works.
extension DispatchSource: DispatchSourceFileSystemObject {
  /// The descriptor of the file; nothing is watched, so there is none.
  public var handle: Int32 { -1 }
  /// The changes since the last call of the handler, which are none.
  public var data: FileSystemEvent { [] }
}
#endif
