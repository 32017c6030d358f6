/// A group of related controls.
@available(iOS 15.0, *)
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView

  /// Creates a group of controls.
  ///
  /// - Parameter content: The controls.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Creates a group of controls from a style's configuration.
  ///
  /// - Parameter configuration: The properties of the group.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
    label = AnyView(configuration.label)
  }

  /// Creates a group of controls with a label.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The label of the group.
  @available(iOS 16.0, *)
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.content = LabeledControlGroupContent(content: content(), label: label)
    self.label = AnyView(label)
  }

  /// Creates a group of controls with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the group.
  ///   - content: The controls.
  @available(iOS 16.0, *)
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title.
  ///
  /// - Parameters:
  ///   - title: The label of the group.
  ///   - content: The controls.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the group.
  ///   - systemImage: The name of the symbol.
  ///   - content: The controls.
  @available(iOS 17.0, *)
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

@available(iOS 15.0, *)
extension ControlGroup: View {
  /// The controls, or the view that a custom style creates for them.
  public var body: some View {
    StyledControl(standard: content) {
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label)
      )
    }
  }
}

/// The content of a labelled group of controls; only a menu would show the label.
@available(iOS 16.0, *)
public struct LabeledControlGroupContent<Content: View, Label: View> {
  package let content: Content
  let label: Label
}

@available(iOS 16.0, *)
extension LabeledControlGroupContent: TransparentContainer {}
