// Made by Scripts/generate from Scripts/stand-ins/Photos.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `PHObjectPlaceholder` of Photos, and does nothing.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
}
