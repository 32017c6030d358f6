// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension View {
  /// Stands in for `chartXAxis` of `View`.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// Stands in for `chartYAxis` of `View`.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// Stands in for `chartLegend` of `View`.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View { self }
  /// Stands in for `chartLegend` of `View`.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Stands in for `chartXAxis` of `View`.
  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View { self }
  /// Stands in for `chartYAxis` of `View`.
  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> some View { self }
  /// Stands in for `chartXAxisLabel` of `View`.
  public nonisolated func chartXAxisLabel(
    _ label: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Stands in for `chartYAxisLabel` of `View`.
  public nonisolated func chartYAxisLabel(
    _ label: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Stands in for `chartXAxisLabel` of `View`.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Stands in for `chartYAxisLabel` of `View`.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Stands in for `chartXAxisLabel` of `View`.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  /// Stands in for `chartYAxisLabel` of `View`.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  /// Stands in for `chartLegend` of `View`.
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { self }
  /// Stands in for `chartGesture` of `View`.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View { self }
  /// Stands in for `chartYVisibleDomain` of `View`.
  public nonisolated func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Stands in for `chartScrollPosition` of `View`.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX x: P) -> some View { self }
  /// Stands in for `chartScrollTargetBehavior` of `View`.
  public nonisolated func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }
  /// Stands in for `chartScrollPosition` of `View`.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
  /// Stands in for `chartScrollPosition` of `View`.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY y: P) -> some View { self }
  /// Stands in for `chartYSelection` of `View`.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Stands in for `chartXAxisStyle` of `View`.
  public nonisolated func chartXAxisStyle<C: View>(
    @ViewBuilder content: @escaping (EmptyView) -> C
  ) -> some View { self }
  /// Stands in for `chartYAxisStyle` of `View`.
  public nonisolated func chartYAxisStyle<C: View>(
    @ViewBuilder content: @escaping (EmptyView) -> C
  ) -> some View { self }
  /// Stands in for `chartXAxisLabel` of `View`.
  public nonisolated func chartXAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Stands in for `chartYAxisLabel` of `View`.
  public nonisolated func chartYAxisLabel(
    _ label: Text,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    range: [S]
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale<D>(
    domain: D,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale<D>(
    domain: D,
    range: Gradient,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale(
    range: Gradient,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale(type: ScaleType?) -> some View { self }
  /// Stands in for `chartSymbolScale` of `View`.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  /// Stands in for `chartSymbolScale` of `View`.
  public nonisolated func chartSymbolScale<D: Plottable>(domain: [D]) -> some View { self }
  /// Stands in for `chartSymbolScale` of `View`.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { self }
  /// Stands in for `chartSymbolScale` of `View`.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    range: [S]
  ) -> some View { self }
  /// Stands in for `chartSymbolScale` of `View`.
  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View { self }
  /// Stands in for `chartSymbolSizeScale` of `View`.
  public nonisolated func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> some View { self }
  /// Stands in for `chartSymbolSizeScale` of `View`.
  public nonisolated func chartSymbolSizeScale<R>(range: R, type: ScaleType? = nil) -> some View {
    self
  }
  /// Stands in for `chartSymbolSizeScale` of `View`.
  public nonisolated func chartSymbolSizeScale<D, R>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartLineStyleScale` of `View`.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { self }
  /// Stands in for `chartLineStyleScale` of `View`.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View { self }
  /// Stands in for `chartLineStyleScale` of `View`.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    domain: [D],
    range: [StrokeStyle]
  ) -> some View { self }
  /// Stands in for `chartLineStyleScale` of `View`.
  public nonisolated func chartLineStyleScale<D: Plottable>(
    mapping: @escaping (D) -> StrokeStyle
  ) -> some View { self }
  /// Stands in for `chartXSelection` of `View`.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Stands in for `chartXScale` of `View`.
  public nonisolated func chartXScale<R: PositionScaleRange>(
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartXScale` of `View`.
  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartXScale` of `View`.
  public nonisolated func chartXScale<D: ScaleDomain>(
    domain: D,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartXScale` of `View`.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { self }
  /// Stands in for `chartYScale` of `View`.
  public nonisolated func chartYScale<R: PositionScaleRange>(
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartYScale` of `View`.
  public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D,
    range: R,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartYScale` of `View`.
  public nonisolated func chartYScale<D: ScaleDomain>(
    domain: D,
    type: ScaleType? = nil
  ) -> some View { self }
  /// Stands in for `chartYScale` of `View`.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { self }
  /// Stands in for `chartXSelection` of `View`.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Stands in for `chartYSelection` of `View`.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Stands in for `chartAngleSelection` of `View`.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
  /// Stands in for `chartScrollableAxes` of `View`.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Stands in for `chartXVisibleDomain` of `View`.
  public nonisolated func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Stands in for `chartScrollPosition` of `View`.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  /// Stands in for `chartForegroundStyleScale` of `View`.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
  /// Stands in for `chartPlotStyle` of `View`.
  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (EmptyView) -> C
  ) -> some View { self }
  /// Stands in for `chartOverlay` of `View`.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  /// Stands in for `chartBackground` of `View`.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
}

extension View {
  /// Stands in for `chart3DPose` of `View`.
  public nonisolated func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View { self }
  /// Stands in for `chart3DPose` of `View`.
  public nonisolated func chart3DPose(_ pose: Chart3DPose) -> some View { self }
  /// Stands in for `chart3DCameraProjection` of `View`.
  public nonisolated func chart3DCameraProjection(
    _ projection: Chart3DCameraProjection
  ) -> some View { self }
  /// Stands in for `chartZScale` of `View`.
  public nonisolated func chartZScale<D: Plottable & Comparable>(
    domain: ClosedRange<D>
  ) -> some View { self }
  /// Stands in for `chartZAxisLabel` of `View`.
  public nonisolated func chartZAxisLabel(_ label: LocalizedStringKey) -> some View { self }
}
