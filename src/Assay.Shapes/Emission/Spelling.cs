using Assay.Shapes.Graph;

namespace Assay.Shapes.Emission;

/// <summary>Spells keywords.</summary>
internal static class Spelling
{
    public static string Of(Access access) => access switch
    {
        Access.Public => "public",
        Access.ProtectedInternal => "protected internal",
        Access.Internal => "internal",
        Access.Protected => "protected",
        Access.PrivateProtected => "private protected",
        _ => "private",
    };

    public static string Of(PrimitiveKind integer) => integer switch
    {
        PrimitiveKind.Byte => "byte",
        PrimitiveKind.SByte => "sbyte",
        PrimitiveKind.Int16 => "short",
        PrimitiveKind.UInt16 => "ushort",
        PrimitiveKind.UInt32 => "uint",
        PrimitiveKind.Int64 => "long",
        PrimitiveKind.UInt64 => "ulong",
        _ => "int",
    };
}
