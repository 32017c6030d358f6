// Made by Scripts/generate from Scripts/surface/Storage.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a truth value that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, fallback: nil, form: .optional(.number(\.boolValue)))
  }

  /// Creates a property for a whole number that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, fallback: nil, form: .optional(.number(\.intValue)))
  }

  /// Creates a property for a number that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, fallback: nil, form: .optional(.number(\.doubleValue)))
  }

  /// Creates a property for a text that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a URL that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, fallback: nil, form: .optional(.url()))
  }

  /// Creates a property for data that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a date that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  @available(iOS 18.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store: store, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store: store, fallback: nil, form: .optional(.raw(.number(\.intValue))))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store: store, fallback: nil, form: .optional(.raw(.plain())))
  }
}

extension AppStorage {
  /// Creates a property for a truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store: store, fallback: wrappedValue, form: .number(\.boolValue))
  }

  /// Creates a property for a whole number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store: store, fallback: wrappedValue, form: .number(\.intValue))
  }

  /// Creates a property for a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store: store, fallback: wrappedValue, form: .number(\.doubleValue))
  }

  /// Creates a property for a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, store: store, fallback: wrappedValue, form: .plain()) }

  /// Creates a property for a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store: store, fallback: wrappedValue, form: .url())
  }

  /// Creates a property for data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store: store, fallback: wrappedValue, form: .plain())
  }

  /// Creates a property for a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  @available(iOS 18.0, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store: store, fallback: wrappedValue, form: .plain())
  }

  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store: store, fallback: wrappedValue, form: .raw(.number(\.intValue)))
  }

  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, fallback: wrappedValue, form: .raw(.plain()))
  }

  /// Creates a property for the user's changes to a sidebar.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the one of the environment.
  @available(iOS 18.0, *)
  public init(
    wrappedValue: Value = TabViewCustomization(),
    _ key: String,
    store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, store: store, fallback: wrappedValue, form: .json())
  }
}
