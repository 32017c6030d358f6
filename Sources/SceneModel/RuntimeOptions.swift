/// The options for cases in which sources disagree about SwiftUI's behaviour.
package struct RuntimeOptions: Codable, Hashable, Sendable {
  /// The effect of a pushed value on screens that were pushed without a value.
  package var valuePush = ValuePush.removes
  /// The effect on a screen's task when the screen is covered.
  package var coveredTask = CoveredTask.cancelled
  /// The effect of a tap on the tab that is already selected.
  package var retap = Retap.setter
  /// The time at which the content of a tab is built.
  package var tabs = Tabs.lazy

  package init() {}

  /// An effect of a pushed value on screens that were pushed without a value.
  package enum ValuePush: String, Codable, Hashable, Sendable, CaseIterable {
    /// The removal of screens that were pushed without a value, as Apple's documentation states.
    case removes
    /// The insertion of the new screen beneath those pushed without a value, as reported for older systems.
    case beneath
  }

  /// An effect on a screen's task when the screen is covered.
  package enum CoveredTask: String, Codable, Hashable, Sendable, CaseIterable {
    /// The cancellation of the task, which starts again when the screen is uncovered.
    case cancelled
    /// The continuation of the task.
    case kept
  }

  /// An effect of a tap on the tab that is already selected.
  package enum Retap: String, Codable, Hashable, Sendable, CaseIterable {
    /// A call to the setter with the unchanged selection.
    case setter
    /// A call to the setter with the unchanged selection, and a return to the root of the tab's stack.
    case root
    /// No effect.
    case ignored
  }

  /// A time at which the content of a tab is built.
  package enum Tabs: String, Codable, Hashable, Sendable, CaseIterable {
    /// The time at which the tab is first selected.
    case lazy
    /// The time at which the tab view is built.
    case eager
  }
}

extension RuntimeOptions {
  /// Creates options by parsing words of the form `name=value`.
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

  /// The name of the environment variable for an app's options, which are separated by spaces.
  package static let variable = "NAVLAB_OPTIONS"

  /// The name of the environment variable that specifies the folder with an app's bundle.
  package static let bundleVariable = "NAVLAB_BUNDLES"

  /// All options, in the form that the command line accepts.
  package var words: [String] {
    [
      "value-push=\(valuePush.rawValue)", "covered-task=\(coveredTask.rawValue)",
      "re-tap=\(retap.rawValue)", "tabs=\(tabs.rawValue)",
    ]
  }

  /// Lines that list each option's possible values, with the default value first.
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
