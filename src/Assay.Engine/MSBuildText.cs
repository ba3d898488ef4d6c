using System.Globalization;
using System.Text;

namespace Assay.Engine;

/// <summary>Texts for MSBuild in which nothing is syntax, such as paths; see "MSBuild special characters" in its documentation.</summary>
internal static class MSBuildText
{
    private const string Special = "%$@'();*?";

    /// <summary>A text as MSBuild reads it literally.</summary>
    public static string Escape(string text)
    {
        StringBuilder escaped = new();
        foreach (char character in text)
        {
            if (Special.Contains(character, StringComparison.Ordinal))
                escaped.Append('%').Append(((int)character).ToString("X2", CultureInfo.InvariantCulture));
            else
                escaped.Append(character);
        }

        return escaped.ToString();
    }

    /// <summary>The argument that sets a property, of <c>Name=value</c>.</summary>
    public static string Property(string property)
    {
        int equals = property.IndexOf('=', StringComparison.Ordinal);
        return $"-p:{property[..equals]}={Escape(property[(equals + 1)..])}";
    }
}
