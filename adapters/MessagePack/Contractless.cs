using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>MessagePack-CSharp with types as they are: public members, by name.</summary>
internal sealed class Contractless<T>() : MessagePackAdapter<T>(
    KindKeepingResolver<ContractlessStandardResolver>.OptionsWith(ContractlessStandardResolver.Instance));
