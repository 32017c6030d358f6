import Foundation

/// The functions of the toolchain's `libIndexStore`, whose C interface is stable.
///
/// Its strings consist of a pointer and a length, like `iovec` on every system.
struct IndexStoreLibrary {
  typealias Handle = OpaquePointer
  typealias Context = UnsafeMutableRawPointer
  typealias ErrorHandle = UnsafeMutablePointer<OpaquePointer?>
  typealias Open = @convention(c) (Handle, UnsafePointer<CChar>, ErrorHandle) -> Handle?
  typealias Close = @convention(c) (Handle) -> Void
  typealias Text = @convention(c) (Handle) -> iovec
  typealias OpenStore = @convention(c) (UnsafePointer<CChar>, ErrorHandle) -> Handle?
  typealias Units =
    @convention(c) (Handle, UInt32, Context, @convention(c) (Context?, iovec) -> Bool) -> Bool
  typealias Things =
    @convention(c) (Handle, Context, @convention(c) (Context?, Handle) -> Bool) -> Bool
  typealias Kind = @convention(c) (Handle) -> UInt32
  typealias Roles = @convention(c) (Handle) -> UInt64
  typealias Place =
    @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  typealias Symbol = @convention(c) (Handle) -> Handle?

  /// The function that opens the folder of an index.
  let openStore: OpenStore
  /// The function that closes an index.
  let closeStore: Close
  /// The function that visits the units, one for each compiled file.
  let forEachUnit: Units
  /// The function that opens a unit.
  let openUnit: Open
  /// The function that closes a unit.
  let closeUnit: Close
  /// The function that returns the main file of a unit.
  let mainFile: Text
  /// The function that visits a unit's dependencies.
  let forEachDependency: Things
  /// The function that returns the kind of a unit's dependency.
  let dependencyKind: Kind
  /// The function that returns the name of a unit's dependency.
  let dependencyName: Text
  /// The function that opens the record of one file.
  let openRecord: Open
  /// The function that closes a record.
  let closeRecord: Close
  /// The function that visits the occurrences in a record.
  let forEachOccurrence: Things
  /// The function that returns the roles of a symbol at an occurrence, as bits.
  let roles: Roles
  /// The function that determines the line and column of an occurrence.
  let place: Place
  /// The function that returns the symbol at an occurrence.
  let symbol: Symbol
  /// The function that returns the unique name of a symbol.
  let usr: Text

  /// The number that identifies a dependency on a record.
  static let recordKind: UInt32 = 2
  /// The role bit for occurrences that name a symbol.
  static let reference: UInt64 = 1 << 2
  /// The role bit for occurrences that the compiler has added.
  static let implicit: UInt64 = 1 << 8

  /// Creates a table of functions by loading the library permanently, or returns nil if a function is missing.
  init?(path: String) {
    guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, "indexstore_\(name)").map { unsafeBitCast($0, to: type) }
    }
    guard
      let openStore = function("store_create", OpenStore.self),
      let closeStore = function("store_dispose", Close.self),
      let forEachUnit = function("store_units_apply_f", Units.self),
      let openUnit = function("unit_reader_create", Open.self),
      let closeUnit = function("unit_reader_dispose", Close.self),
      let mainFile = function("unit_reader_get_main_file", Text.self),
      let forEachDependency = function("unit_reader_dependencies_apply_f", Things.self),
      let dependencyKind = function("unit_dependency_get_kind", Kind.self),
      let dependencyName = function("unit_dependency_get_name", Text.self),
      let openRecord = function("record_reader_create", Open.self),
      let closeRecord = function("record_reader_dispose", Close.self),
      let forEachOccurrence = function("record_reader_occurrences_apply_f", Things.self),
      let roles = function("occurrence_get_roles", Roles.self),
      let place = function("occurrence_get_line_col", Place.self),
      let symbol = function("occurrence_get_symbol", Symbol.self),
      let usr = function("symbol_get_usr", Text.self)
    else { return nil }
    self.openStore = openStore
    self.closeStore = closeStore
    self.forEachUnit = forEachUnit
    self.openUnit = openUnit
    self.closeUnit = closeUnit
    self.mainFile = mainFile
    self.forEachDependency = forEachDependency
    self.dependencyKind = dependencyKind
    self.dependencyName = dependencyName
    self.openRecord = openRecord
    self.closeRecord = closeRecord
    self.forEachOccurrence = forEachOccurrence
    self.roles = roles
    self.place = place
    self.symbol = symbol
    self.usr = usr
  }
}
