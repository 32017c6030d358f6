public import NavUI

/// Something that the system can have an app do: Shortcuts, Siri, Spotlight, a widget's button or the action button.
public protocol AppIntent: Sendable {
  /// The type of what `perform()` answers with.
  associatedtype PerformResult: IntentResult
  /// The type of the sentence that shows the parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

  /// A short name for people.
  static var title: LocalizedStringResource { get }
  /// A description of the intent, for people.
  static var description: IntentDescription? { get }
  /// Whether the app comes to the screen before the intent runs.
  static var openAppWhenRun: Bool { get }
  /// In which phases of the app the intent runs.
  static var supportedModes: IntentModes { get }
  /// Whether people can find the intent in Shortcuts.
  static var isDiscoverable: Bool { get }
  /// The sentence that shows the parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent whose parameters are still empty.
  init()

  /// Does it.
  ///
  /// - Returns: What the system is answered.
  /// - Throws: Whatever keeps the intent from being done.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// As `openAppWhenRun` says.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// People can find the intent.
  public static var isDiscoverable: Bool { true }

  /// A value that the system asks a person for.
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
