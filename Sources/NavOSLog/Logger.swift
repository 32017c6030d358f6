import Foundation

/// A logger that writes messages to the console, as in Xcode.
public struct Logger: Sendable {
  private let category: String?

  /// Creates a logger without a category.
  public init() {
    category = nil
  }

  /// Creates a logger for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app's identifier, which is not shown.
  ///   - category: The name of the part, which precedes each message.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// Writes a message at the default level.
  ///
  /// - Parameter message: The message.
  public func log(_ message: OSLogMessage) { write(message) }

  /// Writes a message at the given level.
  ///
  /// - Parameters:
  ///   - level: The severity of the message.
  ///   - message: The message.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    write(message, mark: level.mark)
  }

  /// Writes a message for tracing the program.
  ///
  /// - Parameter message: The message.
  public func trace(_ message: OSLogMessage) { write(message) }

  /// Writes a message for debugging.
  ///
  /// - Parameter message: The message.
  public func debug(_ message: OSLogMessage) { write(message) }

  /// Writes helpful but not essential information.
  ///
  /// - Parameter message: The message.
  public func info(_ message: OSLogMessage) { write(message) }

  /// Writes essential information for troubleshooting.
  ///
  /// - Parameter message: The message.
  public func notice(_ message: OSLogMessage) { write(message) }

  /// Writes a warning.
  ///
  /// - Parameter message: The message.
  public func warning(_ message: OSLogMessage) { write(message, mark: OSLogType.error.mark) }

  /// Writes an error.
  ///
  /// - Parameter message: The message.
  public func error(_ message: OSLogMessage) { write(message, mark: OSLogType.error.mark) }

  /// Writes an error that indicates a bug in the program.
  ///
  /// - Parameter message: The message.
  public func critical(_ message: OSLogMessage) { write(message, mark: OSLogType.fault.mark) }

  /// Writes an error that indicates a bug in the program.
  ///
  /// - Parameter message: The message.
  public func fault(_ message: OSLogMessage) { write(message, mark: OSLogType.fault.mark) }

  private func write(_ message: OSLogMessage, mark: String = "") {
    let category = category.map { "[\($0)] " } ?? ""
    FileHandle.standardError.write(Data("\(category)\(mark)\(message.text)\n".utf8))
  }
}
