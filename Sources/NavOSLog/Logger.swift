import Foundation

/// Writes messages to the console, as `Logger` does in Xcode.
public struct Logger: Sendable {
  private let category: String?

  /// A logger without a category.
  public init() {
    category = nil
  }

  /// A logger of one part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app's identifier, which is not shown.
  ///   - category: The name of the part, which stands before each message.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// Writes what may interest somebody.
  ///
  /// - Parameter message: The message.
  public func log(_ message: OSLogMessage) { write(message) }

  /// Writes what may interest somebody, at a level.
  ///
  /// - Parameters:
  ///   - level: How bad it is.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    write(message, mark: level.mark)
  }

  /// Writes what helps to find out where the program is.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: OSLogMessage) { write(message) }

  /// Writes what helps to find a fault.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: OSLogMessage) { write(message) }

  /// Writes what helps, but is not essential.
  ///
  /// - Parameter message: The message.
  public func info(_ message: OSLogMessage) { write(message) }

  /// Writes what is essential to find faults.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: OSLogMessage) { write(message) }

  /// Writes what is not yet a failure.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: OSLogMessage) { write(message, mark: OSLogType.error.mark) }

  /// Writes a failure.
  ///
  /// - Parameter message: The message.
  public func error(_ message: OSLogMessage) { write(message, mark: OSLogType.error.mark) }

  /// Writes a failure of what can fail only by a fault in the program.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: OSLogMessage) { write(message, mark: OSLogType.fault.mark) }

  /// Writes a failure of what can fail only by a fault in the program.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: OSLogMessage) { write(message, mark: OSLogType.fault.mark) }

  private func write(_ message: OSLogMessage, mark: String = "") {
    let category = category.map { "[\($0)] " } ?? ""
    FileHandle.standardError.write(Data("\(category)\(mark)\(message.text)\n".utf8))
  }
}
