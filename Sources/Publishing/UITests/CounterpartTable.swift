import SceneModel
import Script

/// The table of counterparts for all commands and expectations, in the order of the help.
package enum CounterpartTable {
  /// The rows for commands.
  package static let commands: [Counterpart] = gestures + state + events + looks + sessions

  /// The rows for expectations.
  package static let expectations: [Counterpart] = places + presented + contents + unseen

  /// Returns the row for a command, or nil if the table has none.
  ///
  /// - Parameter type: The command's type.
  /// - Returns: The row, or nil if none was written yet.
  static func row(for type: any Command.Type) -> Counterpart? {
    byType[ObjectIdentifier(type)]
  }

  /// Returns the row for an expectation, or nil if the table has none.
  ///
  /// - Parameter type: The expectation's type.
  /// - Returns: The row, or nil if none was written yet.
  static func row(for type: any Expectation.Type) -> Counterpart? {
    byType[ObjectIdentifier(type)]
  }

  private static let byType = Dictionary(
    (commands + expectations).map { ($0.key, $0) },
    uniquingKeysWith: { first, _ in first }
  )
}

extension UITestCode {
  /// Returns the code of a call that finds a control, such as `app.control("Save", number: 2)`.
  ///
  /// - Parameters:
  ///   - function: The function of the support file.
  ///   - control: The control as the script names it.
  /// - Returns: The call.
  mutating func find(_ function: String, _ control: ControlReference) -> String {
    let name =
      switch control.target {
      case .label(let label): label
      case .identifier(let identifier): identifier
      }
    let number = control.ordinal.map { ", number: \($0)" } ?? ""
    return "app.\(function)(\(literal(name))\(number))"
  }

  /// Adds code that opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - receiver: The app or the system.
  mutating func open(_ url: String, with receiver: String) {
    add("\(receiver).open(try link(\(literal(url))))")
  }

  /// Returns the literal of a tab's name, without the leading dot of a tag.
  ///
  /// - Parameter name: The tab as the script names it.
  /// - Returns: An expression for the name.
  mutating func tabName(_ name: String) -> String {
    literal(name.hasPrefix(".") ? String(name.dropFirst()) : name)
  }
}
