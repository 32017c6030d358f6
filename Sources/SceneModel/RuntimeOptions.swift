/// The runtime's behaviour in cases where sources disagree about SwiftUI, in words for the command
/// line.
package struct RuntimeOptions: Codable, Hashable, Sendable {
  /// The effect of a pushed value on screens without a value.
  package var valuePush = ValuePush.removes
  /// The effect of covering a screen on its task.
  package var coveredTask = CoveredTask.cancelled
  /// The effect of a tap on the tab that is already selected.
  package var retap = Retap.setter
  /// The moment at which the content of a tab is built.
  package var tabs = Tabs.lazy

  package init() {}

  /// The effect of a pushed value on screens without a value.
  package enum ValuePush: String, Codable, Hashable, Sendable, CaseIterable {
    /// They are removed first, as Apple's documentation says.
    case removes
    /// They stay on top, as reported for older systems.
    case beneath
  }

  /// The effect of covering a screen on its task.
  package enum CoveredTask: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is cancelled, and starts again when the screen is uncovered.
    case cancelled
    /// It continues.
    case kept
  }

  /// The effect of a tap on the tab that is already selected.
  package enum Retap: String, Codable, Hashable, Sendable, CaseIterable {
    /// It writes the same selection again.
    case setter
    /// It writes the same selection again, and empties the stack in the tab.
    case root
    /// It does nothing.
    case ignored
  }

  /// The moment at which the content of a tab is built.
  package enum Tabs: String, Codable, Hashable, Sendable, CaseIterable {
    /// Builds the content when the tab is first selected.
    case lazy
    /// Builds the content together with the tab view.
    case eager
  }
}

extension RuntimeOptions {
  /// Reads options.
  ///
  /// - Parameter words: Options such as `tabs=eager`; if a name occurs twice, the later one counts.
  /// - Throws: `RuntimeOptionError` for the first unknown option.
  package init(_ words: [String]) throws(RuntimeOptionError) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw .noValue(word) }
      switch parts[0] {
      case "value-push": valuePush = try Self.value(parts)
      case "covered-task": coveredTask = try Self.value(parts)
      case "re-tap": retap = try Self.value(parts)
      case "tabs": tabs = try Self.value(parts)
      default: throw .unknownName(parts[0])
      }
    }
  }

  /// The environment variable for an app's options, with spaces between them.
  package static let variable = "NAVLAB_OPTIONS"

  /// The environment variable for the path of the folder that contains an app's bundle.
  package static let bundleVariable = "NAVLAB_BUNDLES"

  /// All options in written form.
  package var words: [String] {
    [
      "value-push=\(valuePush.rawValue)", "covered-task=\(coveredTask.rawValue)",
      "re-tap=\(retap.rawValue)", "tabs=\(tabs.rawValue)",
    ]
  }

  /// All options with their values, the default first.
  package static var usage: [String] {
    [
      line("value-push", ValuePush.allCases), line("covered-task", CoveredTask.allCases),
      line("re-tap", Retap.allCases), line("tabs", Tabs.allCases),
    ]
  }

  private static func line<Value: RawRepresentable<String>>(
    _ name: String,
    _ values: [Value]
  ) -> String {
    "\(name)=\(values.map(\.rawValue).joined(separator: "|"))"
  }

  private static func value<Value: RawRepresentable<String> & CaseIterable>(
    _ parts: [String]
  ) throws(RuntimeOptionError) -> Value {
    guard let value = Value(rawValue: parts[1]) else {
      throw .unknownValue(
        parts[1],
        name: parts[0],
        known: Value.allCases.map(\.rawValue).joined(separator: ", ")
      )
    }
    return value
  }
}
