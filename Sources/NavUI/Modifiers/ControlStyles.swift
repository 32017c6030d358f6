extension View {
  /// Sets the style of the buttons in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { values in
      values[style: ButtonStyleConfiguration.self] = appStyle
      values[style: PrimitiveButtonStyleConfiguration.self] = nil
      values.hasButtonStyle = true
    }
  }

  /// Sets the style and behaviour of the buttons in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    let isOwn = !(style is DefaultButtonStyle)
    return changingEnvironment { values in
      values[style: ButtonStyleConfiguration.self] = nil
      values[style: PrimitiveButtonStyleConfiguration.self] = appStyle
      values.hasButtonStyle = isOwn
    }
  }

  /// Sets the style of the switches in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: ToggleStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the labels in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: LabelStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the progress views in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: ProgressViewStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the group boxes in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: GroupBoxStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the labelled content in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: LabeledContentStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the gauges in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: GaugeStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the groups of controls in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: ControlGroupStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the menus in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: MenuStyleConfiguration.self] = appStyle }
  }

  /// Sets the style of the disclosure groups in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let appStyle = AppStyle(style) { $0.makeBody(configuration: $1) }
    return changingEnvironment { $0[style: DisclosureGroupStyleConfiguration.self] = appStyle }
  }
}
