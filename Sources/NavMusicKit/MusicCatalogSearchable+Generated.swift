// Made by Scripts/generate from Scripts/stand-ins/MusicKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `MusicCatalogSearchable` of MusicKit, and does nothing.
public protocol MusicCatalogSearchable: MusicItem {
}
