/// Makes a type conform to `Animatable`, which has no effect in NavLab because nothing is drawn.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "NavUIMacros", type: "AnimatableMacro")

/// Excludes a property of an `@Animatable` type from animation.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "NavUIMacros", type: "AnimatableIgnoredMacro")
