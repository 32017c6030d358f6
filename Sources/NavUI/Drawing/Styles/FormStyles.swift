/// The automatic style.
@available(iOS 16.0, *)
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The columns style.
@available(iOS 16.0, *)
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The grouped style.
@available(iOS 16.0, *)
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Builds the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
