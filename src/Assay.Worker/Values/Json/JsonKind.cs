namespace Assay.Worker.Values.Json;

/// <summary>What stands at a place of a JSON text.</summary>
internal enum JsonKind : byte
{
    /// <summary><c>null</c>.</summary>
    Null,

    /// <summary><c>true</c>.</summary>
    True,

    /// <summary><c>false</c>.</summary>
    False,

    /// <summary>A number.</summary>
    Number,

    /// <summary>A string, or the name of a member.</summary>
    Text,

    /// <summary>Elements between brackets.</summary>
    Array,

    /// <summary>Members between braces.</summary>
    Object,
}
