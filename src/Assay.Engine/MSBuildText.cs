using System.Globalization;
using System.Text;
using System.Xml.Linq;

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
        (string name, string value) = Parts(property);
        return $"-p:{name}={Escape(value)}";
    }

    /// <summary>The element of a project file that sets a property, of <c>Name=value</c>.</summary>
    public static XElement Element(string property)
    {
        (string name, string value) = Parts(property);
        return new XElement(name, Escape(value));
    }

    private static (string Name, string Value) Parts(string property)
    {
        int equals = property.IndexOf('=', StringComparison.Ordinal);
        return (property[..equals], property[(equals + 1)..]);
    }
}
