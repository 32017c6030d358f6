/// The size of a sheet where there is room for more than one.
@available(iOS 18.0, *)
public protocol PresentationSizing: Sendable {}

/// The size "automatic" of a sheet.
@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size "automatic".
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

/// The size "fitted" of a sheet.
@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size "fitted".
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

/// The size "form" of a sheet.
@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size "form".
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

/// The size "page" of a sheet.
@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing {
  /// Creates the size.
  public init() {}
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size "page".
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
