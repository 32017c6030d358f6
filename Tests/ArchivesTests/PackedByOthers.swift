import Foundation

/// Archives that other programs have packed.
enum PackedByOthers {
  /// Empty files with names that no program would give them, in a zip archive.
  static func emptyFiles(_ names: [String]) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var files: [UInt8] = []
    var list: [UInt8] = []
    for name in names {
      let place = files.count
      // The version, flags, way of packing, time, date, checksum, both lengths, and the lengths of the name and of more.
      let head = number(20, 2) + number(0, 20) + number(name.utf8.count, 2) + number(0, 2)
      files += Array("PK\u{3}\u{4}".utf8) + head + name.utf8
      // The comment's length, the disk, two kinds of attributes and the place of the file.
      list += Array("PK\u{1}\u{2}".utf8) + number(20, 2) + head + number(0, 10) + number(place, 4)
      list += name.utf8
    }
    let end = number(0, 4) + number(names.count, 2) + number(names.count, 2)
    return files + list + Array("PK\u{5}\u{6}".utf8) + end + number(list.count, 4)
      + number(files.count, 4) + number(0, 2)
  }

  /// A folder with a file, a link and a folder below, packed by Info-ZIP.
  static let infoZip = bytes(
    """
    UEsDBAoAAAAAAIWMdV0AAAAAAAAAAAAAAAAEABwAQWRhL1VUCQADitYBa4rWAWt1eAsAAQQAAAAABAAAAABQ
    SwMEFAAAAAgAhYx1XRitpewYAAAAWAIAAA0AHABBZGEvQXBwLnN3aWZ0VVQJAAOK1gFritYBa3V4CwABBAAA
    AAAEAAAAAMvMLcgvKlEILs9MKwn15Moc5Y5yqcEFAFBLAwQKAAAAAACFjHVdhq0tOQkAAAAJAAAADgAcAEFk
    YS9saW5rLnN3aWZ0VVQJAAOK1gFritYBa3V4CwABBAAAAAAEAAAAAEFwcC5zd2lmdFBLAwQKAAAAAACFjHVd
    AAAAAAAAAAAAAAAACAAcAEFkYS9zdWIvVVQJAAOK1gFritYBa3V4CwABBAAAAAAEAAAAAFBLAwQKAAAAAACF
    jHVdenpv7QMAAAADAAAAEQAcAEFkYS9zdWIvbm90ZXMudHh0VVQJAAOK1gFritYBa3V4CwABBAAAAAAEAAAA
    AGhpClBLAQIeAwoAAAAAAIWMdV0AAAAAAAAAAAAAAAAEABgAAAAAAAAAEADtQQAAAABBZGEvVVQFAAOK1gFr
    dXgLAAEEAAAAAAQAAAAAUEsBAh4DFAAAAAgAhYx1XRitpewYAAAAWAIAAA0AGAAAAAAAAQAAAKSBPgAAAEFk
    YS9BcHAuc3dpZnRVVAUAA4rWAWt1eAsAAQQAAAAABAAAAABQSwECHgMKAAAAAACFjHVdhq0tOQkAAAAJAAAA
    DgAYAAAAAAAAAAAA/6GdAAAAQWRhL2xpbmsuc3dpZnRVVAUAA4rWAWt1eAsAAQQAAAAABAAAAABQSwECHgMK
    AAAAAACFjHVdAAAAAAAAAAAAAAAACAAYAAAAAAAAABAA7UHuAAAAQWRhL3N1Yi9VVAUAA4rWAWt1eAsAAQQA
    AAAABAAAAABQSwECHgMKAAAAAACFjHVdenpv7QMAAAADAAAAEQAYAAAAAAABAAAApIEwAQAAQWRhL3N1Yi9u
    b3Rlcy50eHRVVAUAA4rWAWt1eAsAAQQAAAAABAAAAABQSwUGAAAAAAUABQCWAQAAfgEAAAAA
    """
  )

  /// The same, packed by GNU tar.
  static let gnuTar = bytes(
    """
    H4sIAAAAAAAAA+3WTQ7CIBAFYNaeghNUSn9Yd+naeIAaNRK1NIVGjy80cWGNVo2jUd+3oYQuII8wUyzKMSMm
    PJVl3ej1x8vvWEghGc+oNxa01pUN56wxxt36b2j9SxU+/6KuI7vXK6rzhVDzNL2Wfxwn/fxjpRLGBdF+zvx5
    /npXm8bxaYh/NhlhiulLpp++13Cf8P5vdbWhLABd/Vfqgfqf+haAcUldmII/f/9D/radk/aAT/R/Xf1H/0fv
    lH9l3NJG7kBxxoH+z0t6+cvcXxf0f2+w1ijVAAAAAAAAAAAAAAAAv+QIoBpXWAAoAAA=
    """
  )

  /// A file that is not packed, written by Python.
  static let storedZip = bytes(
    """
    UEsDBBQAAAAAAAAAIQBele/HCgAAAAoAAAAHAAAAYS5zd2lmdGxldCBhID0gMQpQSwECFAMUAAAAAAAAACEA
    XpXvxwoAAAAKAAAABwAAAAAAAAAAAAAAgAEAAAAAYS5zd2lmdFBLBQYAAAAAAQABADUAAAAvAAAAAAA=
    """
  )

  /// A file beside the folder that the archive is unpacked in.
  static let escapingZip = bytes(
    """
    UEsDBBQAAAAAAAAAIQBele/HCgAAAAoAAAAKAAAALi4vYS5zd2lmdGxldCBhID0gMQpQSwECFAMUAAAAAAAA
    ACEAXpXvxwoAAAAKAAAACgAAAAAAAAAAAAAAgAEAAAAALi4vYS5zd2lmdFBLBQYAAAAAAQABADgAAAAyAAAA
    AAA=
    """
  )

  /// A file with a path of 254 bytes, in the format of POSIX.
  static let paxTar = bytes(
    """
    H4sIAAAAAAACA+3TTQrCMBBA4aw9RU6QzqQlrgq6c+kVArYouChtxB7fPxBcdCUtlLxvMyEQBgLPFa7YHeN4
    aOKp6c0s5GNqSiXb7/l9r+I1GDuaBdyGFPvnepMnH0rbxXSu2z8UK3287zo33C9t2phcLfH5r6hDVU32L+p/
    +y81iBor9D+7a5NstLXVfBMAAAAAAAAAAAAAAABYtQfbojagACgAAA==
    """
  )

  /// The same and a pipe, in the format of GNU.
  static let longGNUTar = bytes(
    """
    H4sIAAAAAAACA+3TQQrCMBBA0aw9xZwgTUybrgTd5xJdtBKUGmzF66sUBJGiIC1I/9tkGAhZhK8znW3Dqd2H
    2B7UNMxg7DSu9M952Jeld0qCmsGl66uziFqo5gfZn17epaS7a2x6hTl+4RG1z/PR/o1dv/bvbJFbJYb+J3es
    e6lkI3ZFC0uUYqqnfuNj/2+zL/y9f0//AAAAAAAAAAAAAAB85QZ4kL8ZACgAAA==
    """
  )

  private static func bytes(_ text: String) -> [UInt8] {
    Data(base64Encoded: text, options: .ignoreUnknownCharacters).map(Array.init) ?? []
  }
}
