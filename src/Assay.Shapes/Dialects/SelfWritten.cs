using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Types that implement <c>ISerializable</c>. Their copies do where that code came along.</summary>
internal static class SelfWritten
{
    private const string Space = "global::System.Runtime.Serialization.";
    private const string Interface = $"{Space}ISerializable";
    private const string Signature = $"{Space}SerializationInfo, {Space}StreamingContext";

    /// <summary>Why the graph of such a type has no contract, as a sentence; null where there is none, or where copies write
    /// themselves.</summary>
    public static string? Refuse(IEnumerable<ObjectShape> types) =>
        types.FirstOrDefault(type => type is { IsSelfWritten: true, Kind: not ObjectKind.Interface } && !IsCopied(type)) is { } lost
        ? $"Assay cannot emit this yet: {lost} implements ISerializable, and a copy of it would not write itself."
        : null;

    // A collection of the runtime is written by the runtime.
    private static bool IsCopied(ObjectShape type) => (type.Collected is not null || Writes(type)) && Makes(type);

    private static bool Writes(ObjectShape type) =>
        type.Code?.Interfaces.Any(face => face.Name == Interface) == true || (type.Base is { } parent && Writes(parent));

    // A type that has no such constructor has none in its copy either.
    private static bool Makes(ObjectShape type) =>
        type.Constructors.All(constructor => constructor.Signature != Signature) || type.Code?.Constructors.ContainsKey(Signature) == true;
}
