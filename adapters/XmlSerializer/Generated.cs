using System.Xml.Serialization;
using Assay.Core.Adapters;

namespace Assay.Adapters.Xml;

/// <summary>XmlSerializer with the root alone: members declared as a base type hold that type only.</summary>
internal sealed class Generated<T> : XmlAdapter<T>
{
    protected override XmlSerializer Make(Companions companions) => new(typeof(T));
}
