public import NavUI

/// An action of an app that the system can run.
///
/// The action may be run from Shortcuts, Siri, Spotlight, a widget's button or the action button.
public protocol AppIntent: Sendable {
  /// The type of the result of `perform()`.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that describes the intent with its parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// The visible title of the intent.
  static var title: LocalizedStringResource { get }
  /// A description of the intent for its users.
  static var description: IntentDescription? { get }
  /// A Boolean value that indicates whether the app becomes active before the intent runs.
  static var openAppWhenRun: Bool { get }
  /// The phases of the app in which the intent can run.
  static var supportedModes: IntentModes { get }
  /// A Boolean value that indicates whether people can find the intent in Shortcuts.
  static var isDiscoverable: Bool { get }
  /// The sentence that describes the intent with its parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent whose parameters have no values yet.
  init()

  /// Performs the intent.
  ///
  /// - Returns: The response to the system.
  /// - Throws: The error that prevents the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A description of the intent, which is nil by default.
  public static var description: IntentDescription? { nil }
  /// A Boolean value that indicates whether the app becomes active before the intent runs.
  ///
  /// The default is false.
  public static var openAppWhenRun: Bool { false }
  /// The phases of the app in which the intent can run, derived from `openAppWhenRun`.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// A Boolean value that indicates whether people can find the intent in Shortcuts.
  ///
  /// The default is true.
  public static var isDiscoverable: Bool { true }

  /// A property wrapper for a value that the system requests from the user.
  public typealias Parameter = IntentParameter
  /// A property wrapper for an object in the app's `AppDependencyManager`.
  public typealias Dependency = AppDependency
  /// A sentence that describes the intent with its parameters.
  public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// A sentence without parameters, which is the default.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}
