// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Tips` of TipKit, and does nothing.
public enum Tips {
  /// Stands in for `ActionBuilder` of `Tips`.
  public typealias ActionBuilder = TipActionBuilder
  /// Stands in for `RuleBuilder` of `Tips`.
  public typealias RuleBuilder = TipRuleBuilder
  /// Stands in for `OptionsBuilder` of `Tips`.
  public typealias OptionsBuilder = TipOptionsBuilder
  /// Stands in for `Action` of `Tips`.
  public struct Action: Identifiable, Sendable {
    /// Stands in for `id` of `Action`.
    public let id: String
    /// Creates what stands in for a `Action`.
    public init(id: String? = nil, title: String, perform: (@Sendable () -> Void)? = nil) {
      self.id = id ?? title
    }
    /// Creates what stands in for a `Action`.
    public init(
      id: String? = nil,
      perform: (@Sendable () -> Void)? = nil,
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? ""
    }
    /// Stands in for `index` of `Action`.
    public var index: Int? { nil }
  }
  /// Stands in for `Parameter` of `Tips`.
  public final class Parameter<Value>: @unchecked Sendable {
    /// Stands in for `wrappedValue` of `Parameter`.
    public var wrappedValue: Value
    /// Creates what stands in for a `Parameter`.
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }
  }
  /// Stands in for `ParameterOption` of `Tips`.
  public struct ParameterOption: Sendable {
    /// Stands in for `transient` of `ParameterOption`.
    public static var transient: ParameterOption { ParameterOption() }
  }
  /// Stands in for `EmptyDonation` of `Tips`.
  public struct EmptyDonation: Codable, Sendable {
    /// Creates what stands in for a `EmptyDonation`.
    public init() {
    }
  }
  /// Stands in for `Donation` of `Tips`.
  public struct Donation<DonationInfo: Codable & Sendable>: Sendable {
    /// Stands in for `date` of `Donation`.
    public let date: Date
    /// Stands in for `value` of `Donation`.
    public let value: DonationInfo
    /// Creates what stands in for a `Donation`.
    public init(date: Date, value: DonationInfo) {
      self.date = date
      self.value = value
    }
  }
  /// Stands in for `DonationTimeRange` of `Tips`.
  public struct DonationTimeRange: Hashable, Sendable {
    /// Stands in for `seconds` of `DonationTimeRange`.
    private let seconds: TimeInterval
    /// Stands in for `minutes` of `DonationTimeRange`.
    public static func minutes(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: Double(count) * 60)
    }
    /// Stands in for `hours` of `DonationTimeRange`.
    public static func hours(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: Double(count) * 3600)
    }
    /// Stands in for `days` of `DonationTimeRange`.
    public static func days(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: Double(count) * 86_400)
    }
    /// Stands in for `weeks` of `DonationTimeRange`.
    public static func weeks(_ count: Int) -> DonationTimeRange {
      DonationTimeRange(seconds: Double(count) * 604_800)
    }
    /// Stands in for `minute` of `DonationTimeRange`.
    public static var minute: DonationTimeRange { minutes(1) }
    /// Stands in for `hour` of `DonationTimeRange`.
    public static var hour: DonationTimeRange { hours(1) }
    /// Stands in for `day` of `DonationTimeRange`.
    public static var day: DonationTimeRange { days(1) }
    /// Stands in for `week` of `DonationTimeRange`.
    public static var week: DonationTimeRange { weeks(1) }
  }
  /// Stands in for `Event` of `Tips`.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// Stands in for `id` of `Event`.
    public let id: String
    /// Creates what stands in for a `Event`.
    public init(id: String) where DonationInfo == EmptyDonation {
      self.id = id
    }
    /// Creates what stands in for a `Event`.
    public init(id: String, donationInfo: DonationInfo.Type) {
      self.id = id
    }
    /// Stands in for `donations` of `Event`.
    public var donations: [Donation<DonationInfo>] { [] }
    /// Stands in for `donate` of `Event`.
    public func donate() async where DonationInfo == EmptyDonation {}
    /// Stands in for `donate` of `Event`.
    public func donate(_ donation: DonationInfo) async {}
    /// Stands in for `sendDonation` of `Event`.
    public func sendDonation() where DonationInfo == EmptyDonation {}
    /// Stands in for `sendDonation` of `Event`.
    public func sendDonation(_ completionHandler: @escaping @Sendable () -> Void)
    where DonationInfo == EmptyDonation { completionHandler() }
    /// Stands in for `sendDonation` of `Event`.
    public func sendDonation(
      _ donation: DonationInfo,
      _ completionHandler: (@Sendable () -> Void)? = nil
    ) { completionHandler?() }
  }
  /// Stands in for `Rule` of `Tips`.
  public struct Rule: Sendable {
    /// Creates what stands in for a `Rule`.
    public init<I: TipRuleInput>(_ input: I, body: (I.RuleInput) -> Bool) {
    }
    /// Creates what stands in for a `Rule`.
    public init<A: TipRuleInput, B: TipRuleInput>(
      _ first: A,
      _ second: B,
      body: (A.RuleInput, B.RuleInput) -> Bool
    ) {
    }
    /// Creates what stands in for a `Rule`.
    public init<A: TipRuleInput, B: TipRuleInput, C: TipRuleInput>(
      _ first: A,
      _ second: B,
      _ third: C,
      body: (A.RuleInput, B.RuleInput, C.RuleInput) -> Bool
    ) {
    }
  }
  /// Stands in for `Status` of `Tips`.
  public enum Status: Hashable, Sendable {
    /// Stands in for `pending` of `Status`.
    case pending, available
    /// Stands in for `invalidated` of `Status`.
    case invalidated(InvalidationReason)
  }
  /// Stands in for `IgnoresDisplayFrequency` of `Tips`.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Creates what stands in for a `IgnoresDisplayFrequency`.
    public init(_ isIgnored: Bool) {
    }
  }
  /// Stands in for `MaxDisplayCount` of `Tips`.
  public struct MaxDisplayCount: TipOption {
    /// Creates what stands in for a `MaxDisplayCount`.
    public init(_ count: Int) {
    }
  }
  /// Stands in for `MaxDisplayDuration` of `Tips`.
  public struct MaxDisplayDuration: TipOption {
    /// Creates what stands in for a `MaxDisplayDuration`.
    public init(_ seconds: TimeInterval) {
    }
  }
  /// Stands in for `InvalidationReason` of `Tips`.
  public enum InvalidationReason: Hashable, Sendable {
    /// Stands in for `actionPerformed` of `InvalidationReason`.
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }
  /// Stands in for `ConfigurationOption` of `Tips`.
  public struct ConfigurationOption: Sendable {
    /// Stands in for `displayFrequency` of `ConfigurationOption`.
    public static func displayFrequency(_ frequency: Frequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Stands in for `datastoreLocation` of `ConfigurationOption`.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Stands in for `cloudKitContainer` of `ConfigurationOption`.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      ConfigurationOption()
    }
    /// Stands in for `Frequency` of `ConfigurationOption`.
    public enum Frequency: Sendable {
      /// Stands in for `immediate` of `Frequency`.
      case immediate, hourly, daily, weekly, monthly
    }
    /// Stands in for `DatastoreLocation` of `ConfigurationOption`.
    public enum DatastoreLocation: Sendable {
      /// Stands in for `applicationDefault` of `DatastoreLocation`.
      case applicationDefault
      /// Stands in for `groupContainer` of `DatastoreLocation`.
      case groupContainer(identifier: String)
      /// Stands in for `url` of `DatastoreLocation`.
      case url(URL)
    }
    /// Stands in for `CloudKitContainer` of `ConfigurationOption`.
    public enum CloudKitContainer: Sendable {
      /// Stands in for `automatic` of `CloudKitContainer`.
      case automatic
      /// Stands in for `named` of `CloudKitContainer`.
      case named(String)
    }
  }
  /// Stands in for `configure` of `Tips`.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Stands in for `resetDatastore` of `Tips`.
  public static func resetDatastore() throws {}
  /// Stands in for `showAllTipsForTesting` of `Tips`.
  public static func showAllTipsForTesting() {}
  /// Stands in for `hideAllTipsForTesting` of `Tips`.
  public static func hideAllTipsForTesting() {}
  /// Stands in for `showTipsForTesting` of `Tips`.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
  /// Stands in for `hideTipsForTesting` of `Tips`.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}
}
