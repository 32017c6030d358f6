// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if !canImport(Darwin)
public import Foundation

/// A formatter whose symbols are implicitly unwrapped optionals, as on Apple's systems.
///
/// On Apple's systems, the symbols are optional. Code that does not unwrap them uses Foundation's own.
public protocol UnwrappableSymbols: AnyObject {}

extension DateFormatter: UnwrappableSymbols {}

extension UnwrappableSymbols where Self: DateFormatter {
  /// The era symbols, as an implicitly unwrapped optional.
  public var eraSymbols: [String]! {
    get { own(\.eraSymbols) as [String] }
    set { set(\.eraSymbols, newValue as [String]?) }
  }

  /// The long era symbols, as an implicitly unwrapped optional.
  public var longEraSymbols: [String]! {
    get { own(\.longEraSymbols) as [String] }
    set { set(\.longEraSymbols, newValue as [String]?) }
  }

  /// The month symbols, as an implicitly unwrapped optional.
  public var monthSymbols: [String]! {
    get { own(\.monthSymbols) as [String] }
    set { set(\.monthSymbols, newValue as [String]?) }
  }

  /// The short month symbols, as an implicitly unwrapped optional.
  public var shortMonthSymbols: [String]! {
    get { own(\.shortMonthSymbols) as [String] }
    set { set(\.shortMonthSymbols, newValue as [String]?) }
  }

  /// The very short month symbols, as an implicitly unwrapped optional.
  public var veryShortMonthSymbols: [String]! {
    get { own(\.veryShortMonthSymbols) as [String] }
    set { set(\.veryShortMonthSymbols, newValue as [String]?) }
  }

  /// The standalone month symbols, as an implicitly unwrapped optional.
  public var standaloneMonthSymbols: [String]! {
    get { own(\.standaloneMonthSymbols) as [String] }
    set { set(\.standaloneMonthSymbols, newValue as [String]?) }
  }

  /// The short standalone month symbols, as an implicitly unwrapped optional.
  public var shortStandaloneMonthSymbols: [String]! {
    get { own(\.shortStandaloneMonthSymbols) as [String] }
    set { set(\.shortStandaloneMonthSymbols, newValue as [String]?) }
  }

  /// The very short standalone month symbols, as an implicitly unwrapped optional.
  public var veryShortStandaloneMonthSymbols: [String]! {
    get { own(\.veryShortStandaloneMonthSymbols) as [String] }
    set { set(\.veryShortStandaloneMonthSymbols, newValue as [String]?) }
  }

  /// The weekday symbols, as an implicitly unwrapped optional.
  public var weekdaySymbols: [String]! {
    get { own(\.weekdaySymbols) as [String] }
    set { set(\.weekdaySymbols, newValue as [String]?) }
  }

  /// The short weekday symbols, as an implicitly unwrapped optional.
  public var shortWeekdaySymbols: [String]! {
    get { own(\.shortWeekdaySymbols) as [String] }
    set { set(\.shortWeekdaySymbols, newValue as [String]?) }
  }

  /// The very short weekday symbols, as an implicitly unwrapped optional.
  public var veryShortWeekdaySymbols: [String]! {
    get { own(\.veryShortWeekdaySymbols) as [String] }
    set { set(\.veryShortWeekdaySymbols, newValue as [String]?) }
  }

  /// The standalone weekday symbols, as an implicitly unwrapped optional.
  public var standaloneWeekdaySymbols: [String]! {
    get { own(\.standaloneWeekdaySymbols) as [String] }
    set { set(\.standaloneWeekdaySymbols, newValue as [String]?) }
  }

  /// The short standalone weekday symbols, as an implicitly unwrapped optional.
  public var shortStandaloneWeekdaySymbols: [String]! {
    get { own(\.shortStandaloneWeekdaySymbols) as [String] }
    set { set(\.shortStandaloneWeekdaySymbols, newValue as [String]?) }
  }

  /// The very short standalone weekday symbols, as an implicitly unwrapped optional.
  public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { own(\.veryShortStandaloneWeekdaySymbols) as [String] }
    set { set(\.veryShortStandaloneWeekdaySymbols, newValue as [String]?) }
  }

  /// The quarter symbols, as an implicitly unwrapped optional.
  public var quarterSymbols: [String]! {
    get { own(\.quarterSymbols) as [String] }
    set { set(\.quarterSymbols, newValue as [String]?) }
  }

  /// The short quarter symbols, as an implicitly unwrapped optional.
  public var shortQuarterSymbols: [String]! {
    get { own(\.shortQuarterSymbols) as [String] }
    set { set(\.shortQuarterSymbols, newValue as [String]?) }
  }

  /// The standalone quarter symbols, as an implicitly unwrapped optional.
  public var standaloneQuarterSymbols: [String]! {
    get { own(\.standaloneQuarterSymbols) as [String] }
    set { set(\.standaloneQuarterSymbols, newValue as [String]?) }
  }

  /// The short standalone quarter symbols, as an implicitly unwrapped optional.
  public var shortStandaloneQuarterSymbols: [String]! {
    get { own(\.shortStandaloneQuarterSymbols) as [String] }
    set { set(\.shortStandaloneQuarterSymbols, newValue as [String]?) }
  }

  /// The AM symbol, as an implicitly unwrapped optional.
  public var amSymbol: String! {
    get { own(\.amSymbol) as String }
    set { set(\.amSymbol, newValue as String?) }
  }

  /// The PM symbol, as an implicitly unwrapped optional.
  public var pmSymbol: String! {
    get { own(\.pmSymbol) as String }
    set { set(\.pmSymbol, newValue as String?) }
  }

  private func own<Value>(_ path: ReferenceWritableKeyPath<DateFormatter, Value>) -> Value {
    self[keyPath: path]
  }

  private func set<Value>(
    _ path: ReferenceWritableKeyPath<DateFormatter, Value>,
    _ value: Value?
  ) {
    if let value { self[keyPath: path] = value }
  }
}
#endif
