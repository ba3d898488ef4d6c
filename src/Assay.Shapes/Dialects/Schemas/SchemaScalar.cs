namespace Assay.Shapes.Dialects.Schemas;

/// <summary>How a value that is no message is declared and converted.</summary>
/// <param name="SchemaType">Its type in the schema, such as <c>int32</c>.</param>
/// <param name="CSharpType">The type of the generated property.</param>
/// <param name="Encoding">The C# expression that makes the property's value of a plain one, which stands as <c>$</c>.</param>
/// <param name="Decoding">The expression back.</param>
internal sealed record SchemaScalar(string SchemaType, string CSharpType, string Encoding, string Decoding)
{
    /// <summary>How the representation differs from the plain type's, such as "as string"; null where the value is only copied.</summary>
    public string? ConvertedAs { get; init; }

    /// <summary>Whether a map may have keys of it.</summary>
    public bool IsMapKey { get; init; }

    /// <summary>Whether a list may have elements of it without a message around each.</summary>
    public bool IsElement { get; init; } = true;

    /// <summary>Whether the generated property holds a reference, which is null where nothing was sent.</summary>
    public bool IsReference { get; init; }

    /// <summary>Whether plain value and property's value are the same.</summary>
    public bool IsSame => Encoding == "$" && Decoding == "$";

    /// <summary>The expression that makes the property's value.</summary>
    public string Encode(string value) => Encoding.Replace("$", value, StringComparison.Ordinal);

    /// <summary>The expression that makes the plain value.</summary>
    public string Decode(string value) => Decoding.Replace("$", value, StringComparison.Ordinal);
}
