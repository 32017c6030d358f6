// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension ChartContent where Body == Never {
  /// Stands in for `body` of `ChartContent`.
  @MainActor
  @preconcurrency
  public var body: Never { fatalError("This mark has no content of its own.") }
}

extension ChartContent {
  /// Stands in for `foregroundStyle` of `ChartContent`.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
  /// Stands in for `foregroundStyle` of `ChartContent`.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    self
  }
  /// Stands in for `position` of `ChartContent`.
  public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent { self }
  /// Stands in for `symbol` of `ChartContent`.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  /// Stands in for `symbol` of `ChartContent`.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  /// Stands in for `symbolSize` of `ChartContent`.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  /// Stands in for `symbolSize` of `ChartContent`.
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  /// Stands in for `lineStyle` of `ChartContent`.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  /// Stands in for `foregroundStyle` of `ChartContent`.
  public func foregroundStyle(_ colors: [Color]) -> some ChartContent { self }
  /// Stands in for `position` of `ChartContent`.
  public func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  /// Stands in for `alignsMarkStylesWithPlotArea` of `ChartContent`.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Stands in for `accessibilityHidden` of `ChartContent`.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// Stands in for `accessibilityIdentifier` of `ChartContent`.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  /// Stands in for `blur` of `ChartContent`.
  public func blur(radius: CGFloat) -> some ChartContent { self }
  /// Stands in for `shadow` of `ChartContent`.
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }
  /// Stands in for `clipShape` of `ChartContent`.
  public func clipShape<S: Shape>(_ shape: S) -> some ChartContent { self }
  /// Stands in for `mask` of `ChartContent`.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    self
  }
  /// Stands in for `compositingLayer` of `ChartContent`.
  public func compositingLayer() -> some ChartContent { self }
  /// Stands in for `symbol` of `ChartContent`.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  /// Stands in for `symbolSize` of `ChartContent`.
  public func symbolSize(_ size: CGFloat) -> some ChartContent { self }
  /// Stands in for `lineStyle` of `ChartContent`.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  /// Stands in for `interpolationMethod` of `ChartContent`.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  /// Stands in for `cornerRadius` of `ChartContent`.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self }
  /// Stands in for `opacity` of `ChartContent`.
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  /// Stands in for `offset` of `ChartContent`.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Stands in for `offset` of `ChartContent`.
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  /// Stands in for `offset` of `ChartContent`.
  public func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0) -> some ChartContent {
    self
  }
  /// Stands in for `offset` of `ChartContent`.
  public func offset(x: CGFloat = 0, yEnd: CGFloat) -> some ChartContent { self }
  /// Stands in for `offset` of `ChartContent`.
  public func offset(xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    self
  }
  /// Stands in for `offset` of `ChartContent`.
  public func offset(xEnd: CGFloat, y: CGFloat = 0) -> some ChartContent { self }
  /// Stands in for `offset` of `ChartContent`.
  public func offset(
    xStart: CGFloat,
    xEnd: CGFloat = 0,
    yStart: CGFloat,
    yEnd: CGFloat = 0
  ) -> some ChartContent { self }
  /// Stands in for `zIndex` of `ChartContent`.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// Stands in for `accessibilityLabel` of `ChartContent`.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { self }
  /// Stands in for `accessibilityLabel` of `ChartContent`.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Stands in for `accessibilityLabel` of `ChartContent`.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// Stands in for `accessibilityValue` of `ChartContent`.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { self }
  /// Stands in for `accessibilityValue` of `ChartContent`.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Stands in for `accessibilityValue` of `ChartContent`.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// Stands in for `annotation` of `ChartContent`.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { self }
  /// Stands in for `annotation` of `ChartContent`.
  @_disfavoredOverload
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { self }
  /// Stands in for `annotation` of `ChartContent`.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { self }
}
