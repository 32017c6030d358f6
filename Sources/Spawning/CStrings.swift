#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// C strings in the form that the system requires for arguments and environments.
final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) {
    pointers = strings.map { strdup($0) } + [nil]
  }

  deinit {
    for pointer in pointers { free(pointer) }
  }

  /// The environment variables of this process, in the form that the system requires.
  static var inheritedEnvironment: [UnsafeMutablePointer<CChar>?] {
    var pointers: [UnsafeMutablePointer<CChar>?] = []
    var place: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let pointer = place?.pointee {
      pointers.append(pointer)
      place = place?.successor()
    }
    return pointers + [nil]
  }
}
