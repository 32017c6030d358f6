import Foundation

/// A part of an app that writes messages, by the way from before `Logger`.
public final class OSLog: NSObject, Sendable {
  let logger: Logger

  /// A log of one part of an app.
  ///
  /// - Parameters:
  ///   - subsystem: The app's identifier, which is not shown.
  ///   - category: The name of the part, which stands before each message.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
  }

  private override init() {
    logger = Logger()
  }

  /// The log of what belongs to no part.
  public static let `default` = OSLog()
}

extension Logger {
  /// A logger that writes to a log.
  ///
  /// - Parameter logObj: The log.
  public init(_ logObj: OSLog) { self = logObj.logger }
}

/// Writes a message to the console.
///
/// - Parameters:
///   - type: How much it matters.
///   - log: The log.
///   - message: The message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.logger.log(level: type, message)
}

/// Writes a message to the console.
///
/// - Parameter message: The message.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.logger.log(message)
}

/// Writes a message to the console, with values in the places that begin with a percent sign.
///
/// - Parameters:
///   - message: The message; what it says of privacy is left out.
///   - log: The log.
///   - type: How much it matters.
///   - args: The values.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ args: any CVarArg...
) {
  let format = message.description.replacing(/%\{[^}]*\}/, with: "%")
  let text = args.isEmpty ? format : String(format: format, arguments: args)
  log.logger.log(level: type, "\(text, privacy: .public)")
}
