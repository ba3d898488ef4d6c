using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>
/// MessagePack-CSharp writing the name of an object's type where it is not the declared one; all members, private ones too, by name. The
/// payload then names the types that the reader makes: the documentation warns of payloads that you do not trust.
/// </summary>
internal sealed class Typeless<T>() : MessagePackAdapter<T>(
    KindKeepingResolver<TypelessContractlessStandardResolver>.OptionsWith(TypelessContractlessStandardResolver.Instance));
