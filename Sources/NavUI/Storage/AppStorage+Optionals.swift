extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a truth value that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, fallback: nil, form: .optional(.number(\.boolValue)))
  }

  /// Creates a property for a whole number that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, fallback: nil, form: .optional(.number(\.intValue)))
  }

  /// Creates a property for a number that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, fallback: nil, form: .optional(.number(\.doubleValue)))
  }

  /// Creates a property for a string that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a URL that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, fallback: nil, form: .optional(.url()))
  }

  /// Creates a property for data that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a date that is nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  @available(iOS 18.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store: store, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store: store, fallback: nil, form: .optional(.raw(.number(\.intValue))))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - store: The store, or nil for the environment's.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store: store, fallback: nil, form: .optional(.raw(.plain())))
  }
}
