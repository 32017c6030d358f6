// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The system's usual transition.
@available(iOS 18.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {}
