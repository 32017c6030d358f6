// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

@_exported import NavUI
