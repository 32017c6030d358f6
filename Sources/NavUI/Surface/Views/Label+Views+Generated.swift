// Made by Scripts/generate from Scripts/surface/Views.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a text and a system symbol.
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

  /// Creates a label from a text and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - name: The name of the symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label from a text and a picture.
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

  /// Creates a label from a text and a picture.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - name: The name of the picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
