using System.Globalization;
using System.Text.RegularExpressions;
using Assay.Core.Results;

namespace Assay.Tests.Shared;

/// <summary>Identities of rows as tests write them.</summary>
internal static partial class IdOf
{
    /// <summary>The identity of a label such as <c>a@1.0.0 net8.0 r2r (2)</c>; whatever else is written is a plain name.</summary>
    public static RowId Label(string label)
    {
        var parts = Parts().Match(label);
        if (!parts.Success)
            return new RowId(label);
        return new RowId(parts.Groups["row"].Value, Value("version"), Value("framework"), Value("mode"),
            Value("number") is string number ? int.Parse(number, CultureInfo.InvariantCulture) : 1);

        string? Value(string name) => parts.Groups[name] is { Success: true } group ? group.Value : null;
    }

    [GeneratedRegex(@"^(?<row>[^@ ]+)(@(?<version>[^ ]+))?( (?<framework>net[0-9.]+))?( (?<mode>jit|r2r|aot))?( \((?<number>\d+)\))?$")]
    private static partial Regex Parts();
}
