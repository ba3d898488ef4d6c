using System.Collections;
using System.Xml.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.Xml;

/// <summary>
/// XmlSerializer told the concrete types that a member declared as their base may hold (<c>extraTypes</c>, in the place of
/// <c>[XmlInclude]</c>).
/// </summary>
internal sealed class KnownTypes<T> : XmlAdapter<T>
{
    protected override XmlSerializer Make(Companions companions) =>
        new(typeof(T), [.. companions.Get<ContractTypes>().All.Where(IsCarried)]);

    // One type that the library cannot make would make it reject all.
    private static bool IsCarried(Type type) =>
        type is { IsVisible: true, IsClass: true, IsArray: false }
            && !typeof(IEnumerable).IsAssignableFrom(type) && type.GetConstructor(Type.EmptyTypes) is not null;
}
