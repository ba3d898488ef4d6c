using Assay.Core.Adapters;
using MessagePack;
using MessagePack.Resolvers;

namespace Assay.Adapters.MessagePackRows;

/// <summary>
/// MessagePack-CSharp writing names of types, and making only types of the contract: its documentation advises to list the types that may
/// come.
/// </summary>
internal sealed class TypelessUntrusted<T> : MessagePackAdapter<T>
{
    private readonly ContractOnly options;

    public TypelessUntrusted()
        : this(new ContractOnly(
            KindKeepingResolver<TypelessContractlessStandardResolver>.OptionsWith(TypelessContractlessStandardResolver.Instance)
                .WithSecurity(MessagePackSecurity.UntrustedData)))
    {
    }

    private TypelessUntrusted(ContractOnly options)
        : base(options) => this.options = options;

    public override void Prepare(Companions companions) => options.Known.UnionWith(companions.Get<ContractTypes>().All);

    private sealed class ContractOnly : MessagePackSerializerOptions
    {
        public ContractOnly(MessagePackSerializerOptions from)
            : base(from)
        {
        }

        public HashSet<Type> Known { get; } = [];

        // Values such as numbers, texts and dates, whose types can do no harm, and collections of known types.
        public override void ThrowIfDeserializingTypeIsDisallowed(Type type)
        {
            base.ThrowIfDeserializingTypeIsDisallowed(type);
            if (!IsAllowed(type))
                throw new MessagePackSerializationException($"Type \"{type}\" is not a type of the contract.");
        }

        protected override MessagePackSerializerOptions Clone() => new ContractOnly(this).With(Known);

        private ContractOnly With(HashSet<Type> known)
        {
            Known.UnionWith(known);
            return this;
        }

        private bool IsAllowed(Type type) => type.IsArray ? IsAllowed(type.GetElementType()!)
            : type.IsGenericType
            ? type.GetGenericArguments().All(IsAllowed)
                    && (Known.Contains(type)
                    || type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true
                    || Nullable.GetUnderlyingType(type) is not null)
            : type.IsPrimitive
                || type.IsEnum
                || type == typeof(string)
                || type == typeof(decimal) || type == typeof(DateTime) || type == typeof(object) || Known.Contains(type);
    }
}
