using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using Assay.Core.Adapters;

namespace Assay.TestWorker;

/// <summary>What a row does wrong with data of another version.</summary>
internal enum VersionedFault
{
    None,
    GoesByOrder,
    Truncates,
    Clamps,
    SkipsConstructors,
    RefusesUnknown,
    DiesOfUnknown,
    HangsOnUnknown,
    RefusesToWrite,
}

/// <summary>The rows by name.</summary>
internal static class VersionedFaults
{
    public static VersionedFault? Find(string row) => row switch
    {
        "by-name" => VersionedFault.None,
        "by-order" => VersionedFault.GoesByOrder,
        "truncates" => VersionedFault.Truncates,
        "clamps" => VersionedFault.Clamps,
        "without-constructor" => VersionedFault.SkipsConstructors,
        "refuses-unknown" => VersionedFault.RefusesUnknown,
        "dies-of-unknown" => VersionedFault.DiesOfUnknown,
        "hangs-on-unknown" => VersionedFault.HangsOnUnknown,
        "refuses-to-write" => VersionedFault.RefusesToWrite,
        _ => null,
    };
}

/// <summary>Writes each property as a line <c>name=value</c>, in order; reads by name, but for its fault.</summary>
internal sealed class VersionedAdapter<T>(VersionedFault fault) : SerializerAdapter<T>, IBytesSurface<T>
    where T : class, new()
{
    private static readonly PropertyInfo[] Members = typeof(T).GetProperties();

    public byte[] Serialize(T value) => fault == VersionedFault.RefusesToWrite
        ? throw new FormatException("The test row does not write.")
        : System.Text.Encoding.UTF8.GetBytes(
            string.Join(
                '\n', Members.Select(member => string.Create(CultureInfo.InvariantCulture, $"{member.Name}={member.GetValue(value)}"))));

    public T Deserialize(byte[] payload)
    {
        var value = fault == VersionedFault.SkipsConstructors ? (T)RuntimeHelpers.GetUninitializedObject(typeof(T)) : new T();
        string[][] lines = [.. System.Text.Encoding.UTF8.GetString(payload).Split('\n').Select(line => line.Split('='))];
        for (var i = 0; i < lines.Length; i++)
        {
            var member = fault == VersionedFault.GoesByOrder
                ? Members.ElementAtOrDefault(i)
                : Array.Find(Members, found => found.Name == lines[i][0]);
            if (member is null)
                MeetUnknown();
            else
                member.SetValue(value, Read(lines[i][1], member.PropertyType));
        }

        return value;
    }

    private object Read(string text, Type type) => fault switch
    {
        VersionedFault.Truncates when type == typeof(int) => unchecked((int)long.Parse(text, CultureInfo.InvariantCulture)),
        VersionedFault.Clamps when type == typeof(int) => (int)Math.Min(long.Parse(text, CultureInfo.InvariantCulture), int.MaxValue),
        _ => Convert.ChangeType(text, type, CultureInfo.InvariantCulture),
    };

    private void MeetUnknown()
    {
        if (fault == VersionedFault.RefusesUnknown)
            throw new FormatException("The test row does not know a member.");
        if (fault == VersionedFault.DiesOfUnknown)
            Misdeeds.Overflow();
        if (fault == VersionedFault.HangsOnUnknown)
            Misdeeds.Wait();
    }
}
