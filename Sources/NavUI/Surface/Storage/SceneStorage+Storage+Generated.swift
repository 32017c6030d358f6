// Made by Scripts/generate from Scripts/surface/Storage.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a truth value that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Bool? {
    self.init(key, fallback: nil, form: .optional(.number(\.boolValue)))
  }

  /// Creates a property for a whole number that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Int? {
    self.init(key, fallback: nil, form: .optional(.number(\.intValue)))
  }

  /// Creates a property for a number that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Double? {
    self.init(key, fallback: nil, form: .optional(.number(\.doubleValue)))
  }

  /// Creates a property for a text that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == String? {
    self.init(key, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a URL that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == URL? {
    self.init(key, fallback: nil, form: .optional(.url()))
  }

  /// Creates a property for data that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Data? {
    self.init(key, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, fallback: nil, form: .optional(.raw(.number(\.intValue))))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, fallback: nil, form: .optional(.raw(.plain())))
  }
}

extension SceneStorage {
  /// Creates a property for a truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, fallback: wrappedValue, form: .number(\.boolValue))
  }

  /// Creates a property for a whole number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, fallback: wrappedValue, form: .number(\.intValue))
  }

  /// Creates a property for a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, fallback: wrappedValue, form: .number(\.doubleValue))
  }

  /// Creates a property for a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, fallback: wrappedValue, form: .plain())
  }

  /// Creates a property for a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, fallback: wrappedValue, form: .url())
  }

  /// Creates a property for data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, fallback: wrappedValue, form: .plain())
  }

  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, fallback: wrappedValue, form: .raw(.number(\.intValue)))
  }

  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, fallback: wrappedValue, form: .raw(.plain()))
  }

  /// Creates a property for the user's changes to a sidebar.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: Not used: the value belongs to the scene.
  @available(iOS 18.0, *)
  public init(
    wrappedValue: Value = TabViewCustomization(),
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == TabViewCustomization { self.init(key, fallback: wrappedValue, form: .json()) }
}
