public import Foundation

/// An older kind of log for messages from a part of an app, superseded by `Logger`.
public final class OSLog: NSObject, Sendable {
  let logger: Logger
  /// A Boolean value that indicates whether messages are discarded.
  let isDisabled: Bool

  /// Creates a log for a part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app's identifier, which is not shown.
  ///   - category: The name of the part, which precedes each message.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
    isDisabled = false
  }

  private init(isDisabled: Bool) {
    logger = Logger()
    self.isDisabled = isDisabled
  }

  /// The log for messages without a category.
  public static let `default` = OSLog(isDisabled: false)
  /// A log that discards messages.
  public static let disabled = OSLog(isDisabled: true)
}

extension Logger {
  /// Creates a logger that writes to a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) { self = logObj.logger }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the console.
///
/// - Parameters:
///   - type: The severity of the message.
///   - log: The log.
///   - message: The message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  guard !log.isDisabled else { return }
  log.logger.log(level: type, message)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to the console.
///
/// - Parameter message: The message.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.logger.log(message)
}
