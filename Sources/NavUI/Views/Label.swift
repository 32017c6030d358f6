/// A title with an icon.
@available(iOS 14.0, *)
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Creates a label from views.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - name: The name of the symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label from a title and a picture.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - name: The name of the picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label from a string and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - name: The name of the symbol.
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label from a string and a picture.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - name: The name of the picture.
  @_disfavoredOverload
  public nonisolated init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label: View {
  /// The title, which the user reads; the icon only decorates it.
  public var body: some View {
    StyledControl(standard: title) {
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: AnyView(title)),
        icon: LabelStyleConfiguration.Icon(content: AnyView(icon))
      )
    }
  }
}

extension Label: SingleRow {}
