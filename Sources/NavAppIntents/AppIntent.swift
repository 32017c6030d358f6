public import NavUI

/// An action of an app that the system can run: from Shortcuts, Siri, Spotlight, a widget's button
/// or the action button.
public protocol AppIntent: Sendable {
  /// The type of the result of `perform()`.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that shows the parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// The visible title.
  static var title: LocalizedStringResource { get }
  /// A description of the intent for its users.
  static var description: IntentDescription? { get }
  /// Whether the app becomes active before the intent runs.
  static var openAppWhenRun: Bool { get }
  /// The phases of the app in which the intent runs.
  static var supportedModes: IntentModes { get }
  /// Whether people can find the intent in Shortcuts.
  static var isDiscoverable: Bool { get }
  /// The sentence that shows the parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent with empty parameters.
  init()

  /// Performs the intent.
  ///
  /// - Returns: The response to the system.
  /// - Throws: The error that prevents the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// Whether the app becomes active; false by default.
  public static var openAppWhenRun: Bool { false }
  /// The phases of the app, derived from `openAppWhenRun`.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Whether people can find the intent in Shortcuts; true by default.
  public static var isDiscoverable: Bool { true }

  /// A value that the system asks the user for.
  public typealias Parameter = IntentParameter
  /// An object that the app has put into its `AppDependencyManager`.
  public typealias Dependency = AppDependency
  /// A sentence that shows the parameters.
  public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  /// No sentence.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}
